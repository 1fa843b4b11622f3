import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { withExamples } from './call-values.ts'
import { FindBox } from './find-box.tsx'
import type { CallContext, ProductSource } from './model.ts'
import { CallContextContext, PageContext, PrintContext, VisitContext } from './page.ts'
import { PageHead } from './page-head.tsx'
import { noPlaces, PrintedPlacesContext, printedPlaces } from './printed-places.ts'
import './reference.css'
import { Reader } from './reader.ts'
import { SectionFrame } from './section-frame.tsx'

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
 * The documentation of one product: a long page of which only the sections near the reader are drawn. It listens to links
 * with a fragment of this page, wherever they stand, and to Back and Forward.
 */
export function Reference({ source, ...rest }: ReferenceProps) {
  return <Page key={source.product.suffix} source={source} {...rest} />
}

function Page({ source, values, tryOut, bar, barNote, onPlace }: ReferenceProps) {
  const tell = useRef(onPlace)
  tell.current = onPlace
  const [reader] = useState(() => new Reader(source, (anchor) => tell.current?.(anchor)))
  const drawn = useSyncExternalStore(reader.scroller.subscribe, reader.scroller.drawn)
  const visit = useSyncExternalStore(reader.subscribe, reader.visit)
  const isPrinting = useSyncExternalStore(reader.subscribe, reader.isPrinting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page stands when the printing begins
  const printed = useMemo(() => (isPrinting ? printedPlaces(reader.parts, visit) : noPlaces), [isPrinting])
  const list = useRef<HTMLDivElement>(null)
  const context = useMemo(() => withExamples(values, source.product), [values, source])
  const parts = useMemo(() => ({ ...reader.parts, tryOut: tryOut ?? null }), [reader, tryOut])
  useLayoutEffect(() => (list.current ? reader.attach(list.current) : undefined), [reader])
  useLayoutEffect(() => reader.scroller.settle())
  useEffect(() => reader.watchPrinting(flushSync), [reader])
  return (
    <PageContext value={parts}>
      <CallContextContext value={context}>
        <VisitContext value={visit}>
          <PrintContext value={isPrinting}>
            <PrintedPlacesContext value={printed}>
              <div className="reference">
                <PageHead source={source} onPrint={reader.print} />
                {isPrinting && !reader.isWhole() && (
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
                <div ref={list} className="ref-sections">
                  {drawn.runs.map((run) =>
                    'space' in run ? (
                      <div key={`space-${run.before}`} style={{ height: run.space }} />
                    ) : (
                      <SectionFrame key={run.section} index={run.section} reader={reader} visit={visit} />
                    ),
                  )}
                  {source.product.groups.length === 0 && (
                    <p className="ref-lead">This product has no operations yet.</p>
                  )}
                </div>
                {drawn.room > 0 && <div style={{ height: drawn.room }} />}
              </div>
            </PrintedPlacesContext>
          </PrintContext>
        </VisitContext>
      </CallContextContext>
    </PageContext>
  )
}
