import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { hrefOf } from './anchors.ts'
import type { Property, Schema } from './model.ts'
import { usePacks } from './packs.ts'
import { useOpen, usePage } from './page.ts'
import { Alternatives } from './schema-choice.tsx'
import { Facts } from './schema-facts.tsx'
import { flagsOf, hasInside, insideWords } from './schema-words.ts'
import { Failed, SkeletonLines } from './states.tsx'

const MANY = 40

interface NodeProps {
  schema: Schema
  /** Where the node stands: also the key under which it is remembered. */
  anchor: string
  /** In a named schema the anchors of properties are relative to where it was opened. */
  base?: string | undefined
}

/** A schema that stands by itself: a body, a parameter. Its first level is open. */
export function SchemaTree({ schema, anchor, base }: NodeProps) {
  return (
    <div className="ref-schema">
      <Facts schema={schema} anchor={anchor} />
      <Inside schema={schema} anchor={anchor} base={base} />
    </div>
  )
}

/** What is inside of a node: everything that may be opened. */
export function Inside({ schema, anchor, base }: NodeProps): ReactNode {
  const { properties, others, items, prefixItems, choice, not, conditions, ref } = schema
  return (
    <>
      {ref && <Named name={ref.name} pack={ref.pack} anchor={anchor} />}
      {properties && <Properties properties={properties} anchor={anchor} base={base} />}
      {others?.map((other) => (
        <Part
          key={other.names}
          name={<em>{other.names}</em>}
          schema={other.schema}
          anchor={`${anchor}/*`}
          base={base}
        />
      ))}
      {items && <Items schema={items} anchor={anchor} base={base} />}
      {prefixItems?.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a tuple are numbers
        <Part key={index} name={`Item ${index + 1}`} schema={item} anchor={`${anchor}/${index}`} base={base} />
      ))}
      {choice && (
        <Alternatives
          choice={choice}
          anchor={anchor}
          base={base}
          inside={(schema) => <Inside schema={schema} anchor={anchor} base={base} />}
        />
      )}
      {conditions?.map((condition) => (
        <Part
          key={condition.words}
          name={condition.words}
          schema={condition.schema}
          anchor={`${anchor}/if`}
          base={base}
        />
      ))}
      {schema.closed && <p className="ref-note">No other properties are allowed.</p>}
      {not && <Part name="Never" schema={not} anchor={`${anchor}/not`} base={base} />}
    </>
  )
}

/** Items of an object or a choice stand as if they were the node's own; of others there are facts only. */
function Items({ schema, anchor, base }: NodeProps) {
  const { description, ...facts } = schema
  return (
    <div className="ref-items">
      <p className="ref-note">Each item: {schema.type}</p>
      <Facts schema={description ? { ...facts, description } : facts} anchor={`${anchor}/items`} />
      <Inside schema={schema} anchor={anchor} base={base} />
    </div>
  )
}

function Properties({
  properties,
  anchor,
  base,
}: {
  properties: Property[]
  anchor: string
  base?: string | undefined
}) {
  const place = (property: Property) => (base === undefined ? property.path : `${base}/${property.path}`)
  const [whole, toggle] = useOpen(`${anchor}#all`, properties.length > MANY ? anchor : null)
  const shown = whole ? properties : properties.slice(0, MANY)
  return (
    <>
      <ul className="ref-properties">
        {shown.map((property) => (
          <PropertyRow key={property.path} property={property} anchor={place(property)} base={base} />
        ))}
      </ul>
      {shown.length < properties.length && (
        <button type="button" className="ref-more" onClick={toggle}>
          Show all {properties.length} properties
        </button>
      )}
    </>
  )
}

function PropertyRow({ property, anchor, base }: { property: Property; anchor: string; base: string | undefined }) {
  const { name, required, schema } = property
  return (
    <li id={anchor} className="ref-property">
      <FieldHead name={name} anchor={anchor} schema={schema} required={required} />
      <Facts schema={schema} anchor={anchor} />
      {hasInside(schema) && <Nested schema={schema} anchor={anchor} base={base} />}
    </li>
  )
}

/** Name, type and what else is said in a word. */
export function FieldHead({
  name,
  anchor,
  schema,
  required,
  deprecated,
}: {
  name: string
  anchor: string
  schema: Schema
  required: boolean
  deprecated?: boolean
}) {
  return (
    <div className="ref-field">
      <a className="ref-name" href={hrefOf(anchor)}>
        {name}
      </a>
      <span className="ref-type">{[schema.type, ...flagsOf(schema)].join(' · ')}</span>
      {required && <span className="ref-required">required</span>}
      {(deprecated || schema.deprecated) && <span className="ref-deprecated">deprecated</span>}
    </div>
  )
}

function Nested({ schema, anchor, base }: NodeProps) {
  const [open, toggle] = useOpen(anchor, anchor)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="ref-toggle"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <ChevronRight size={14} aria-hidden />
        {open ? 'Hide' : 'Show'} {insideWords(schema)}
      </button>
      {open && (
        <div id={id} className="ref-nested">
          <Inside schema={schema} anchor={anchor} base={base} />
        </div>
      )}
    </>
  )
}

/** A part of a node that has words instead of a name. */
function Part({ name, schema, anchor, base }: NodeProps & { name: ReactNode }) {
  return (
    <div className="ref-property">
      <div className="ref-field">
        <span className="ref-part">{name}</span>
        <span className="ref-type">{[schema.type, ...flagsOf(schema)].join(' · ')}</span>
      </div>
      <Facts schema={schema} anchor={anchor} />
      {hasInside(schema) && <Nested schema={schema} anchor={anchor} base={base} />}
    </div>
  )
}

/** A named schema: loaded when it is opened, for it may hold itself. */
function Named({ name, pack, anchor }: { name: string; pack: number; anchor: string }) {
  const { packs } = usePage()
  const loaded = usePacks(packs, [pack], true)
  if (loaded.is === 'waiting') return <SkeletonLines label={name} />
  if (loaded.is === 'failed') return <Failed what={name} onRetry={loaded.retry} />
  const schema = loaded.packs[0]?.schemas[name]
  if (!schema) return null
  return (
    <>
      <Facts schema={schema} anchor={`${anchor}/${name}`} />
      <Inside schema={schema} anchor={anchor} base={anchor} />
    </>
  )
}
