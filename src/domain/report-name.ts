import { dayOf } from './time.ts'

/** 'lumen-games-2026-03-08.http': a product test report, with the date of its end or start. */
export function reportName(projectName: string, tested: Date): string {
  const words = projectName.toLowerCase().match(/[a-z0-9]+/g) ?? ['project']
  return `${words.join('-')}-${dayOf(tested)}.http`
}
