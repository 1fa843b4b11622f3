/** A layout has no skeleton: the skeleton of its page would fill the window and jump once the layout arrives. */
export const waitsForItself = { pendingMs: Number.POSITIVE_INFINITY } as const
