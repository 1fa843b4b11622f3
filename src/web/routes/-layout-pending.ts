/**
 * A layout never stands in for the page inside it: until it is there itself nothing is shown, and then the page's own
 * skeleton in its place. Otherwise the skeleton of a page would fill the window and jump once the layout arrives.
 */
export const waitsForItself = { pendingMs: Number.POSITIVE_INFINITY } as const
