import { read } from './tree.ts'

/** The distribution column of each large table, as docs/operating.md says. */
export const distributionColumns: ReadonlyMap<string, string> = new Map(
  [...read('docs/operating.md').matchAll(/^\| ([a-z_, `]+) \| `(project_id|scope)` \|/gm)].flatMap(
    ([, names = '', column = '']) =>
      [...names.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => [name, column] as const),
  ),
)

/** A node of EXPLAIN (VERBOSE, FORMAT JSON). */
export interface PlanNode {
  'Node Type': string
  Operation?: string
  'Relation Name'?: string
  Alias?: string
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** The only query that may read every node of a distributed database: it takes the first rows of each node's queue. */
const readsEveryNode = new Set(['CTE waiting'])

/** The large tables that a statement touches without a value or a join for their distribution column. */
export function findUndistributed(text: string, plan: PlanNode): string[] {
  return [...new Set(undistributedIn(text, plan, []))]
}

function undistributedIn(text: string, node: PlanNode, conditionsAbove: string[]): string[] {
  if (readsEveryNode.has(node['Subplan Name'] ?? '')) return []
  const conditions = [...conditionsAbove, ...conditionsOf(node)]
  const table = largeTableOf(node['Relation Name'])
  const isMissing = table !== undefined && !hasDistributionColumn(text, node, table, conditions)
  return [
    ...(isMissing ? [table] : []),
    ...(node.Plans ?? []).flatMap((each) => undistributedIn(text, each, conditions)),
  ]
}

/** A partition counts as its table: calls_2026_11, call_figures_days. */
const largeTableOf = (relation = '') =>
  [relation, relation.replace(/_(default|days|hours|\d{4}_\d{2})$/, '')].find((name) => distributionColumns.has(name))

const conditionsOf = (node: PlanNode) =>
  Object.entries(node).flatMap(([name, value]) =>
    /Cond$|Filter$/.test(name) && typeof value === 'string' ? [value] : [],
  )

function hasDistributionColumn(text: string, node: PlanNode, table: string, conditions: string[]): boolean {
  const column = distributionColumns.get(table) ?? ''
  if (node.Operation === 'Insert') {
    const inserts = insertedColumns(text, table)
    return inserts.length > 0 && inserts.every((names) => names.includes(column))
  }
  // The scan below has the condition.
  if (node['Node Type'] === 'ModifyTable') return true
  const named = `${node.Alias}\\.${column}`
  return conditions.some((each) => new RegExp(`\\b${named} = |= ${named}\\b`).test(each))
}

/** The columns of each insert of the statement into the table. */
function insertedColumns(text: string, table: string): string[][] {
  const inserts = text.matchAll(new RegExp(`insert into "?${table}"?(?: as \\w+)? \\(([^)]*)\\)`, 'gi'))
  return [...inserts].map(([, names = '']) => names.split(',').map((name) => name.trim().replaceAll('"', '')))
}
