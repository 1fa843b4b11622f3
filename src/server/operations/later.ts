/** An operation of the specification that a later release answers. Until then it is 501 by name, to whoever may call it. */
export const later = 'later'
export type LaterOperation = typeof later
