import { useEffect, useRef, useState } from 'react'
import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Group, OperationEntry, Product } from '#docs/model/product.ts'
import { hrefOf, isAtOrBelow } from './anchors.ts'
import { MethodBadge } from './badges.tsx'
import { Breakable } from './breakable.tsx'
import { changesAnchor, downloadsAnchor, headersAnchor, introductionAnchor, securityAnchor } from './sections.ts'

/** Operations shown before and after the current one. */
const operationsAround = 12

/** The page's menu on a static site: collapsed tags with their operations, the current one expanded. */
export function ReferenceMenu({ product, currentAnchor }: { product: Product; currentAnchor: string }) {
  const { groups, requestHeaders, securitySchemes, tables, changes, downloads } = product
  const link = (anchor: string, label: string) => (
    <MenuLink key={anchor} anchor={anchor} label={label} current={currentAnchor === anchor} />
  )
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the anchor
  useEffect(() => scrollIntoView(list.current?.querySelector('[aria-current]')), [currentAnchor])
  return (
    <ul ref={list} className="ref-menu">
      <MenuLink anchor={introductionAnchor} label="Introduction" current={currentAnchor === ''} />
      {downloads.length > 0 && link(downloadsAnchor, 'Downloads')}
      {requestHeaders.length > 0 && link(headersAnchor, 'Request headers')}
      {securitySchemes.length > 0 && link(securityAnchor, 'Authentication')}
      {groups.map((group) => (
        <MenuGroup key={group.id} group={group} currentAnchor={currentAnchor} />
      ))}
      {tables.map(({ id, title }) => link(id, title))}
      {changes.length > 0 && link(changesAnchor, 'Changes')}
    </ul>
  )
}

function MenuLink({ anchor, label, current }: { anchor: string; label: string; current: boolean }) {
  return (
    <li>
      <a href={hrefOf(anchor)} aria-current={current ? 'location' : undefined}>
        {label}
      </a>
    </li>
  )
}

function MenuGroup({ group, currentAnchor }: { group: Group; currentAnchor: string }) {
  const { id, name, operations } = group
  const current = operations.findIndex((operation) => isAtOrBelow(currentAnchor, operation.id))
  const isHere = current >= 0 || currentAnchor === id
  const [choice, setChoice] = useState<{ open: boolean; isHere: boolean } | null>(null)
  // A manual choice lasts until the reader enters or leaves the group.
  const open = choice?.isHere === isHere ? choice.open : isHere
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={() => setChoice({ open: !open, isHere })}>
        <span className="ref-menu-words" title={name}>
          <Breakable text={name} />
        </span>
      </button>
      {open && <MenuOperations name={name} operations={operations} current={current} />}
    </li>
  )
}

interface MenuOperationsProps {
  /** The name of the group. */
  name: string
  operations: OperationEntry[]
  current: number
}

/** A long group shows the operations around the current one, or all on request. */
function MenuOperations({ name, operations, current }: MenuOperationsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const first = showsAll
    ? 0
    : Math.max(0, Math.min(current - operationsAround, operations.length - 2 * operationsAround))
  const shown = showsAll ? operations : operations.slice(first, first + 2 * operationsAround)
  return (
    <ul>
      {first > 0 && <More count={first} label="before" onClick={() => setShowsAll(true)} />}
      {shown.map((operation) => (
        <li key={operation.id}>
          <a
            href={hrefOf(operation.id)}
            aria-current={operations[current] === operation ? 'location' : undefined}
            title={`${operation.summary}: ${operation.path}`}
          >
            <MethodBadge method={operation.method} />{' '}
            <span>
              <span className={operation.deprecated ? 'ref-menu-words ref-struck' : 'ref-menu-words'}>
                <Breakable text={operation.summary} />
              </span>
              {operation.deprecated && (
                <span className="ref-deprecated ref-line-of-its-own">{deprecatedLabel(operation.deprecation)}</span>
              )}
            </span>
          </a>
        </li>
      ))}
      {first + shown.length < operations.length && (
        <More
          count={operations.length - first - shown.length}
          label={`more in ${name}`}
          onClick={() => setShowsAll(true)}
        />
      )}
    </ul>
  )
}

function More({ count, label, onClick }: { count: number; label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {count} {label}
      </button>
    </li>
  )
}

/** Scrolls the menu's container only. */
function scrollIntoView(entry: Element | null | undefined) {
  let box = entry?.parentElement
  while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement
  if (!entry || !box || box === document.documentElement || box === document.body) return
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3
}
