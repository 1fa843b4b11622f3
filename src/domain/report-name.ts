/** 'lumen-games-2026-03-08.http': the report of the product tests that ended, or began, then. */
export function reportName(projectName: string, tested: Date): string {
  const words = projectName.toLowerCase().match(/[a-z0-9]+/g) ?? ['project']
  return `${words.join('-')}-${tested.toISOString().slice(0, 10)}.http`
}
