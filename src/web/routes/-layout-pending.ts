/** Layouts have no placeholder: their page's placeholder would fill the window and move once the layout loads. */
export const withoutPlaceholder = { pendingMs: Number.POSITIVE_INFINITY } as const
