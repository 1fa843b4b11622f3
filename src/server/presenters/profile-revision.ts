/** Every save moves `updatedAt` on by a millisecond at least, so the moment tells one state of the profile from another. */
export const revisionOf = ({ updatedAt }: { updatedAt: Date }): number => updatedAt.getTime()
