import { Rss } from 'lucide-react'
import type { Change, VersionChanges } from '#docs/model/version-changes.ts'
import { counted } from '#domain/counts.ts'
import { formatDay } from '#domain/dates.ts'
import { hrefOf } from './anchors.ts'
import { CopyLink } from './copy-button.tsx'
import { useOpen, usePage } from './page-context.ts'
import { Prose } from './prose.tsx'
import { changesAnchor } from './sections.ts'

/** The versions of the product, newest first, with what changed in each. */
export function Changes({ versions }: { versions: VersionChanges[] }) {
  const { atom } = usePage().source.downloads
  return (
    <>
      <div className="ref-title">
        <h2 id={changesAnchor}>Changes</h2>
        <CopyLink anchor={changesAnchor} what="Changes" />
        {atom && (
          <a className="ref-button ref-end" href={atom} type="application/atom+xml">
            <Rss size={14} aria-hidden />
            Atom feed
          </a>
        )}
      </div>
      <ol className="ref-properties ref-versions">
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ol>
    </>
  )
}

function Version({ version: { id, version, released, lines, differences } }: { version: VersionChanges }) {
  const breaking = differences.filter(({ kind }) => kind === 'breaking')
  const additive = differences.filter(({ kind }) => kind === 'additive')
  const [open, toggle] = useOpen(`${id}#additive`)
  return (
    <li id={id} className="ref-property">
      <div className="ref-title">
        <h3>
          <a className="ref-row-link" href={hrefOf(id)}>
            {version}
          </a>
        </h3>
        <span className="ref-type">
          {released ? <time dateTime={released}>{formatDay(released)}</time> : 'not released yet'}
        </span>
        {breaking.length > 0 && <span className="ref-status ref-rejected">breaking</span>}
        <CopyLink anchor={id} what={`version ${version}`} />
      </div>
      <ChangeList label={`Changes of ${version}`} changes={lines} />
      {breaking.length > 0 && (
        <>
          <p className="ref-part">Breaking changes since the version before</p>
          <ChangeList label={`Breaking changes of ${version}`} changes={breaking} />
        </>
      )}
      {additive.length > 0 && (
        <button type="button" className="ref-more" aria-expanded={open} onClick={toggle}>
          {open ? 'Hide' : 'Show'} {counted(additive.length, 'addition')}
        </button>
      )}
      {open && <ChangeList label={`Additions of ${version}`} changes={additive} />}
    </li>
  )
}

const maxOperationsShown = 6

function ChangeList({ label, changes }: { label: string; changes: Change[] }) {
  return (
    <ul className="ref-changes" aria-label={label}>
      {changes.map(({ text, operations }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and never change place
        <li key={index}>
          <Prose html={text} small />
          <Affected operations={operations} />
        </li>
      ))}
    </ul>
  )
}

function Affected({ operations }: Pick<Change, 'operations'>) {
  if (operations.length === 0) return null
  const rest = operations.length - maxOperationsShown
  return (
    <p className="ref-note ref-affected">
      {operations.slice(0, maxOperationsShown).map(({ name, anchor }) =>
        anchor === null ? (
          <code key={name}>{name}</code>
        ) : (
          <a key={name} className="ref-endpoint ref-link" href={hrefOf(anchor)}>
            {name}
          </a>
        ),
      )}
      {rest > 0 && <span>and {counted(rest, 'other operation')}</span>}
    </p>
  )
}
