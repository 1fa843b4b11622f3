import { expect, type Locator, type Page } from '@playwright/test'

interface ProjectList {
  name: 'Approved' | 'Suspended' | 'Inactive' | 'Rejected'
  /** A list of one country at a time. */
  country?: string
  project: string
  partner: string
  /** In order, with widths in percent. */
  columns: readonly (readonly [name: string, share: number])[]
  sorted: readonly [column: string, direction: 'ascending' | 'descending']
}

const withVolumes = [
  ['Project name', 30],
  ['Partner name', 25],
  ['Gross volume', 18],
  ['Net volume', 13],
  ['Number of transactions', 14],
] as const

/** The four lists of the business admin, with their specified columns. */
export const projectLists: readonly ProjectList[] = [
  {
    name: 'Approved',
    country: 'Thailand',
    project: 'Kite Festival',
    partner: 'Paper Kite Studio',
    columns: withVolumes,
    sorted: ['Project name', 'ascending'],
  },
  {
    name: 'Suspended',
    country: 'Thailand',
    project: 'Monsoon Puzzles',
    partner: 'Paper Kite Studio',
    columns: withVolumes,
    sorted: ['Project name', 'ascending'],
  },
  {
    name: 'Inactive',
    project: 'Lumen Games',
    partner: 'Lumen',
    columns: [
      ['Project name', 30],
      ['Partner name', 30],
      ['Sign-up date', 40],
    ],
    sorted: ['Sign-up date', 'descending'],
  },
  {
    name: 'Rejected',
    project: 'Night Ferry',
    partner: 'Tidewater Media',
    columns: [
      ['Project name', 30],
      ['Partner name', 30],
      ['Go-live request date', 20],
      ['Reject date', 20],
    ],
    sorted: ['Reject date', 'descending'],
  },
]

/** Expects exactly these columns, with their widths in table layout and this sort order. */
export async function expectShape(page: Page, { name, columns, sorted }: ProjectList): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Projects',
    `${name} Projects`,
  ])
  const heads = await expectColumns(page, columns)
  await expect(heads.and(page.locator('[aria-sort]'))).toHaveText([sorted[0]])
  await expect(heads.and(page.locator('[aria-sort]'))).toHaveAttribute('aria-sort', sorted[1])
}

/** The column headers with their share of the table's width in percent. */
export async function expectColumns(page: Page, columns: ProjectList['columns']): Promise<Locator> {
  const heads = page.getByRole('table').getByRole('columnheader')
  await expect(heads).toHaveText(columns.map(([head]) => head))
  // Below this width a table folds.
  if ((page.viewportSize()?.width ?? 0) < 800) return heads
  const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  const all = widths.reduce((sum, width) => sum + width, 0)
  expect(widths.map((width) => Math.round((100 * width) / all))).toEqual(columns.map(([, share]) => share))
  return heads
}
