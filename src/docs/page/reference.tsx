import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isWithin } from './anchors.ts'
import { withExamples } from './call-values.ts'
import { FindBox } from './find-box.tsx'
import type { CallContext, ProductSource } from './model.ts'
import { CallContextContext, PageContext, PrintContext, type Visit, VisitContext } from './page-context.ts'
import { PageController } from './page-controller.ts'
import { PageHead } from './page-head.tsx'
import { noPlaces, PrintedPlacesContext, printedPlaces } from './printed-places.ts'
import { isWhole, printWhole, watchPrinting } from './printing.ts'
import './reference.css'
import { SectionContent } from './section-content.tsx'
import { sectionOf } from './section-list.ts'

interface ReferenceProps {
  source: ProductSource
  /** The reader's own server and headers; else the file's examples. */
  values?: CallContext | undefined
  /** What stands behind TRY OUT; without it there is no such tab. */
  tryOut?: ((operationId: string) => ReactNode) | undefined
  /** What stands between the head of the page and the rest: a portal's own controls. */
  bar?: ReactNode
  /** Beside the find box, in sight wherever the reader is. */
  barNote?: ReactNode
  /** Where the reader is: the anchor of an operation, a group or a table. */
  onPlace?: ((anchor: string) => void) | undefined
}

/**
 * The documentation of one product on one page. It follows links with a fragment of this page, wherever they stand, and
 * Back and Forward.
 */
export function Reference({ source, ...rest }: ReferenceProps) {
  return <Page key={source.product.suffix} source={source} {...rest} />
}

function Page({ source, values, tryOut, bar, barNote, onPlace }: ReferenceProps) {
  const latestOnPlace = useRef(onPlace)
  latestOnPlace.current = onPlace
  const [controller] = useState(() => new PageController(source, (anchor) => latestOnPlace.current?.(anchor)))
  const visit = useSyncExternalStore(controller.subscribe, controller.visit)
  const isPrinting = useSyncExternalStore(controller.subscribe, controller.isPrinting)
  const { packs } = controller.parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page stands when the printing begins
  const printed = useMemo(() => (isPrinting ? printedPlaces(controller.parts, visit) : noPlaces), [isPrinting])
  const context = useMemo(() => withExamples(values, source.product), [values, source])
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
            <PrintedPlacesContext value={printed}>
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
            </PrintedPlacesContext>
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
                data-place={anchor}
                className={`ref-section ref-is-${kind}`}
                style={isRendered ? { containIntrinsicBlockSize: `auto ${height}px` } : { height }}
              >
                {isRendered && (
                  <SectionContent
                    section={section}
                    product={product}
                    led={isWithin(visit.anchor, anchor) ? visit.anchor : null}
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
