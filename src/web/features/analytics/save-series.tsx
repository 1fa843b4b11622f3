import { Download } from 'lucide-react'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { daysFile, hoursFile } from './series-file.ts'
import { type Span, spans } from './span.ts'

type Props = {
  data: ProjectTransactions
  span: Span
  projectName: string
  /** Other figures were asked for: these would be saved in their place. */
  late: boolean
}

/** The days, or the hours, that are shown, with all their figures, as a file. */
export function SaveSeries({ data, span, projectName, late }: Props) {
  const save = () => {
    const content = span === 'days' ? daysFile(data) : hoursFile(data)
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), nameOf(data, span, projectName))
  }
  return (
    <Button variant="secondary" onClick={save} disabledReason={late ? 'The figures are on their way.' : undefined}>
      <Download size={16} aria-hidden />
      {/* Above it stand days as well: that hours are saved has to be said. */}
      {span === 'days' ? 'Download CSV' : `Download ${spans.hours} as CSV`}
    </Button>
  )
}

/**
 * 'lumen-radio-live-singapore-30-days-2026-03-02.csv', 'lumen-radio-live-24-hours-2026-03-02t09-00-utc.csv': sales are of a
 * country, calls are of all.
 */
function nameOf({ environment, country, to, hours }: ProjectTransactions, span: Span, projectName: string): string {
  const lastHour = hours.at(-1)?.startsAt.slice(0, '2026-03-02T09:00'.length) ?? to
  const parts = span === 'days' ? [country, spans.days, to] : [spans.hours, lastHour, 'UTC']
  const name = [projectName, environment, ...parts].join(' ')
  return `${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}.csv`
}
