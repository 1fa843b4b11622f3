import { fileName } from './file-name.ts'
import { dayOf } from './time.ts'

/** 'lumen-games-2026-03-08.http': a product test report, with the date of its end or start. */
export function reportName(projectName: string, tested: Date): string {
  return `${fileName(projectName) || 'project'}-${dayOf(tested)}.http`
}
