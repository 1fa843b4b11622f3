import type { RowData } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import type { RowsTable } from './use-rows.ts'

type ExportRowsProps<T extends RowData> = {
  table: RowsTable<T>
  /** 'approved-projects-singapore': the day and the ending are added. */
  name: string
}

/** Saves the table as it is shown: filtered and sorted. The writer of the file is loaded on demand. */
export function ExportRows<T extends RowData>({ table, name }: ExportRowsProps<T>) {
  const save = async () => {
    const { csvOf } = await import('./csv-of.ts')
    saveFile(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${name}-${today()}.csv`)
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void save()}>
      <Download size={16} aria-hidden />
      Download CSV
    </Button>
  )
}

/** The reader's own day, '2026-03-02'. */
function today() {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
