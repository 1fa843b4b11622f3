import './reference.css'
import { Download, Printer } from 'lucide-react'
import {
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { CallContext, Group, Product, ProductSource } from '#docs/model/product.ts'
import { hrefOf, isAtOrBelow } from './anchors.ts'
import { MethodBadge } from './badges.tsx'
import { Breakable } from './breakable.tsx'
import { Changes } from './changes.tsx'
import { CopyLink } from './copy-button.tsx'
import { DataTable } from './data-table.tsx'
import { Downloads } from './downloads.tsx'
import { FindBox } from './find-box.tsx'
import { Introduction } from './introduction.tsx'
import { OperationSection } from './operation-section.tsx'
import {
  CallContextContext,
  type Choices,
  PageContext,
  PrintContext,
  useOpen,
  type Visit,
  VisitContext,
} from './page-context.ts'
import { PageController } from './page-controller.ts'
import { noPrintedSchemas, PrintedSchemasContext, printedSchemas } from './printed-schemas.ts'
import { isWhole, printWhole, watchPrinting } from './printing.ts'
import { Prose } from './prose.tsx'
import { RequestHeaders } from './request-headers.tsx'
import { sectionOf } from './section-list.ts'
import type { Section } from './sections.ts'
import { SecuritySchemes } from './security.tsx'
import { useCallContext } from './server-variables.ts'

interface SectionContentProps {
  section: Section
  product: Product
  /** The anchor inside to show. */
  target: string | null
}

const SectionContent = memo(function SectionContent({ section, product, target }: SectionContentProps) {
  switch (section.kind) {
    case 'introduction':
      return <Introduction product={product} />
    case 'downloads':
      return <Downloads product={product} />
    case 'headers':
      return <RequestHeaders headers={product.requestHeaders} />
    case 'security':
      return <SecuritySchemes schemes={product.securitySchemes} />
    case 'group':
      return <GroupHead group={section.group} />
    case 'operation':
      return <OperationSection entry={section.entry} target={target} />
    case 'table':
      return <DataTable table={section.table} />
    case 'changes':
      return <Changes versions={product.changes} />
  }
})

interface ReferenceProps {
  source: ProductSource
  /** The reader's server and headers, or the file's examples. */
  values?: CallContext | undefined
  /** The TRY OUT component; without it the tab is missing. */
  tryOut?: ((operationId: string) => ReactNode) | undefined
  /** Portal controls between page head and content. */
  bar?: ReactNode
  /** Controls beside the search box, always visible. */
  barNote?: ReactNode
  /** Initial choices, which the page updates. */
  choices?: Choices | undefined
  /** Called with the anchor of the operation, group or table that the reader has come to. */
  onAnchorChange?: ((anchor: string) => void) | undefined
}

/** The documentation of one product on one page. Follows fragment links anywhere on the page, and Back and Forward. */
export function Reference({ source, ...rest }: ReferenceProps) {
  return <Page key={source.product.suffix} source={source} {...rest} />
}

function Page({ source, values, tryOut, bar, barNote, choices = new Map(), onAnchorChange }: ReferenceProps) {
  const latestOnAnchorChange = useRef(onAnchorChange)
  latestOnAnchorChange.current = onAnchorChange
  const [controller] = useState(
    () => new PageController(source, choices, (anchor) => latestOnAnchorChange.current?.(anchor)),
  )
  const visit = useSyncExternalStore(controller.subscribe, controller.visit)
  const isPrinting = useSyncExternalStore(controller.subscribe, controller.isPrinting)
  const { packs } = controller.parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page stands when the printing begins
  const printed = useMemo(() => (isPrinting ? printedSchemas(controller.parts, visit) : noPrintedSchemas), [isPrinting])
  const context = useCallContext(source.product, values)
  const parts = useMemo(() => ({ ...controller.parts, tryOut: tryOut ?? null }), [controller, tryOut])
  useEffect(
    () => watchPrinting(packs, source, (printing) => flushSync(() => controller.print(printing))),
    [packs, source, controller],
  )
  return (
    <PageContext value={parts}>
      <CallContextContext value={context}>
        <VisitContext value={visit}>
          <PrintContext value={isPrinting}>
            <PrintedSchemasContext value={printed}>
              <div className="reference">
                <PageHead source={source} onPrint={() => printWhole(packs, source)} />
                {isPrinting && !isWhole(source) && (
                  <p className="ref-lead">
                    Only a part of this page was loaded when it was printed. The Print button of the page prints all of
                    it.
                  </p>
                )}
                {bar}
                <div className="ref-bar">
                  <FindBox source={source} />
                  {barNote}
                </div>
                <Sections controller={controller} visit={visit} isPrinting={isPrinting} />
              </div>
            </PrintedSchemasContext>
          </PrintContext>
        </VisitContext>
      </CallContextContext>
    </PageContext>
  )
}

interface SectionsProps {
  controller: PageController
  visit: Visit
  isPrinting: boolean
}

function Sections({ controller, visit, isPrinting }: SectionsProps) {
  const { sections, list, target, parts } = controller
  const rendered = useSyncExternalStore(list.subscribe, list.rendered)
  const element = useRef<HTMLDivElement>(null)
  const { product } = parts.source
  useLayoutEffect(() => (element.current ? controller.attach(element.current) : undefined), [controller])
  useLayoutEffect(() => {
    list.observe()
    target.align()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the controls inside
    <div
      ref={element}
      className="ref-sections"
      onKeyDown={({ key, target }) => key === 'Tab' && controller.renderAround(sectionOf(target as Element))}
    >
      {rendered.blocks.map((block) =>
        block.isCollapsed && !isPrinting ? (
          <div key={block.first} data-section={block.first} style={{ height: list.heightOf(block) }} />
        ) : (
          sections.slice(block.first, block.end).map((section, offset) => {
            const index = block.first + offset
            const { anchor, kind, height } = section
            const isRendered = isPrinting || rendered.sections.has(index)
            return (
              <section
                key={anchor}
                data-section={index}
                data-anchor={anchor}
                className={`ref-section ref-is-${kind}`}
                style={isRendered ? { containIntrinsicBlockSize: `auto ${height}px` } : { height }}
              >
                {isRendered && (
                  <SectionContent
                    section={section}
                    product={product}
                    target={isAtOrBelow(visit.anchor, anchor) ? visit.anchor : null}
                  />
                )}
              </section>
            )
          })
        ),
      )}
      {product.groups.length === 0 && <p className="ref-lead">This product has no operations yet.</p>}
    </div>
  )
}

/** Name, version and downloads. Always rendered: it contains the main heading. */
function PageHead({ source, onPrint }: { source: ProductSource; onPrint: () => void }) {
  const { product, downloads } = source
  const files = [
    ['YAML', downloads.yaml],
    ['JSON', downloads.json],
    ['Markdown', downloads.markdown],
  ] as const
  return (
    <header className="ref-page-head">
      <div className="ref-title">
        <h1>
          <Breakable text={product.title} />
        </h1>
        <span className="ref-version">{product.version}</span>
        <CopyLink anchor="" what="this page" />
      </div>
      {product.summary && <p className="ref-lead">{product.summary}</p>}
      <div className="ref-files">
        {files.map(([name, address]) => (
          <a key={name} className="ref-button" href={address} download>
            <Download size={14} aria-hidden />
            {name}
          </a>
        ))}
        <button type="button" className="ref-button" onClick={onPrint}>
          <Printer size={14} aria-hidden />
          Print
        </button>
      </div>
    </header>
  )
}

const maxOperationsShown = 12

/** Description and operations of a tag. */
function GroupHead({ group }: { group: Group }) {
  const { id, name, description, operations } = group
  const [showsAll, toggle] = useOpen(`${id}#operations`)
  const shown = showsAll ? operations : operations.slice(0, maxOperationsShown)
  return (
    <div className="ref-columns">
      <div className="ref-words">
        <div className="ref-title">
          <h2 id={id} className="ref-group-name">
            <Breakable text={name} />
          </h2>
          <CopyLink anchor={id} what={name} />
        </div>
        <Prose html={description} />
      </div>
      <div className="ref-aside" hidden={operations.length === 0}>
        <ul className="ref-card ref-endpoints" aria-label={`Operations of ${name}`}>
          {shown.map((operation) => (
            <li key={operation.id}>
              <a href={hrefOf(operation.id)}>
                <MethodBadge method={operation.method} />{' '}
                <span className={operation.deprecated ? 'ref-endpoint ref-struck' : 'ref-endpoint'}>
                  <Breakable text={operation.path} />
                </span>
              </a>
            </li>
          ))}
          {shown.length < operations.length && (
            <li>
              <button type="button" className="ref-more" onClick={toggle}>
                Show all {operations.length} operations
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
