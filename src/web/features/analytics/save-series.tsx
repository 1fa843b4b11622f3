import { Download } from 'lucide-react'
import type { ProjectTransactions } from '#generated/portal/model/projectTransactions.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { seriesFile } from './series-file.ts'

type Props = {
  data: ProjectTransactions
  projectName: string
  /** Other figures were asked for: these would be saved in their place. */
  late: boolean
}

/** The days with all their figures, as a file. */
export function SaveSeries({ data, projectName, late }: Props) {
  const { environment, country, to } = data
  const name = [projectName, environment, country, to]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
  const save = () => saveFile(new Blob([seriesFile(data)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  return (
    <Button variant="secondary" onClick={save} disabledReason={late ? 'The figures are on their way.' : undefined}>
      <Download size={16} aria-hidden />
      Download CSV
    </Button>
  )
}
