/** Null where the moment has not come. */
export function presentMoment(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null
}
