import { ChevronRight } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { deprecatedLabel } from '#docs/model/deprecation.ts'
import type { Choice, Parameter, Property, Schema } from '#docs/model/product.ts'
import { hrefOf, isInside, isWithin } from './anchors.ts'
import { Breakable } from './breakable.tsx'
import { Failed, SkeletonLines } from './loading-states.tsx'
import { usePacks } from './packs.ts'
import { PrintContext, useChoice, useOpen, usePage, VisitContext } from './page-context.ts'
import { Facts } from './schema-facts.tsx'
import { contentsLabel, flagsOf, hasInside, isNamed } from './schema-labels.ts'
import { containsAnchor, containsAnchorWithRef, optionWithAnchor } from './schema-path.ts'
import { Select } from './select.tsx'

const MANY = 40

interface NodeProps {
  schema: Schema
  /** Anchor of the node. */
  anchor: string
  /** Distinguishes nodes at one anchor, such as nested alternatives, in the stored state. */
  trail: string
  /** Prefix for anchors in a named schema, which are relative to where it was expanded. */
  base?: string | undefined
}

/** A root schema: a body or a parameter. Its first level is expanded. */
export function SchemaTree({ schema, anchor }: Pick<NodeProps, 'schema' | 'anchor'>) {
  return (
    <div className="ref-schema">
      <Facts schema={schema} anchor={anchor} />
      <Inside schema={schema} anchor={anchor} trail={anchor} isOpened />
    </div>
  )
}

/** The content of an expanded node. `isOpened` when the reader expanded this one. */
export function Inside({ schema, anchor, trail, base, isOpened }: NodeProps & { isOpened?: boolean }): ReactNode {
  const { properties, others, items, prefixItems, choice, not, conditions, ref } = schema
  const place = { anchor, base }
  return (
    <>
      {ref && (isOpened || base === undefined) && <Named {...ref} anchor={anchor} trail={trail} />}
      {ref && !isOpened && base !== undefined && <Closed schema={schema} {...place} trail={`${trail}/${ref.name}`} />}
      {properties && <Properties properties={properties} {...place} trail={trail} />}
      {others?.map((other) => (
        <Part key={other.names} name={<em>{other.names}</em>} schema={other.schema} {...place} trail={`${trail}/*`} />
      ))}
      {items && <Items schema={items} {...place} trail={trail} isOpened={isOpened} />}
      {prefixItems?.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a tuple are numbers
        <Part key={index} name={`Item ${index + 1}`} schema={item} {...place} trail={`${trail}/${index}`} />
      ))}
      {choice && (
        <Alternatives
          choice={choice}
          {...place}
          trail={trail}
          inside={(option, index) => <Inside schema={option} {...place} trail={`${trail}|${index}`} />}
        />
      )}
      {conditions?.map(({ words, schema: then }) => (
        <Part key={words} name={words} schema={then} {...place} trail={`${trail}/${words}`} />
      ))}
      {schema.closed && <p className="ref-note">No other properties are allowed.</p>}
      {not && <Part name="Never" schema={not} {...place} trail={`${trail}/not`} />}
    </>
  )
}

/** Items that are objects or choices are shown in place; of other items only facts. */
function Items({ schema, isOpened, ...place }: NodeProps & { isOpened?: boolean | undefined }) {
  return (
    <div className="ref-items">
      <p className="ref-note">Each item: {schema.type}</p>
      <Facts schema={schema} anchor={`${place.trail}/items`} />
      <Inside schema={schema} {...place} isOpened={isOpened} />
    </div>
  )
}

interface PropertiesProps extends Omit<NodeProps, 'schema'> {
  properties: Property[]
}

function Properties({ properties, trail, base }: PropertiesProps) {
  const place = (property: Property) => (base === undefined ? property.path : `${base}/${property.path}`)
  const hidden = properties.slice(MANY)
  const [whole, toggle] = useOpen(`${trail}#all`, (wanted) =>
    hidden.some((property) => isWithin(wanted, place(property))),
  )
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
      {hasInside(schema) && (
        <Nested
          schema={schema}
          anchor={anchor}
          trail={anchor}
          base={base}
          contains={(wanted) => isInside(wanted, anchor)}
        />
      )}
    </li>
  )
}

/** Name, type and flags. */
export function FieldHead({
  name,
  anchor,
  schema,
  required,
  parameter,
}: {
  name: string
  anchor: string
  schema: Schema
  required: boolean
  /** May be deprecated itself. */
  parameter?: Pick<Parameter, 'deprecated' | 'deprecation'>
}) {
  const deprecated = parameter?.deprecated ? parameter : schema.deprecated && schema
  return (
    <div className="ref-field">
      <a className={deprecated ? 'ref-name ref-struck' : 'ref-name'} href={hrefOf(anchor)}>
        <Breakable text={name} />
      </a>
      {schema.title && !isSame(schema.title, name) && <span className="ref-field-title">{schema.title}</span>}
      <TypeAndFlags schema={schema} />
      {required && <span className="ref-required">required</span>}
      {deprecated && <span className="ref-deprecated">{deprecatedLabel(deprecated.deprecation)}</span>}
    </div>
  )
}

/** Generators title a property with its name. */
const isSame = (title: string, name: string) => lettersOf(title) === lettersOf(name)
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

const TypeAndFlags = ({ schema }: { schema: Schema }) => (
  <span className="ref-type">
    <Breakable text={[schema.type, ...flagsOf(schema)].join(' · ')} />
  </span>
)

function Nested({ schema, contains, ...node }: NodeProps & { contains?: (anchor: string) => boolean }) {
  const [open, toggle] = useOpen(node.trail, contains, isNamed(schema))
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
        <span>
          {open ? 'Hide' : 'Show'} <Breakable text={contentsLabel(schema)} />
        </span>
      </button>
      {open && (
        <div id={id} className="ref-nested">
          <Inside schema={schema} {...node} isOpened />
        </div>
      )}
    </>
  )
}

/** A named schema inside a named one at the same anchor, possibly the same one. */
function Closed({ schema: { type, ref }, ...node }: NodeProps) {
  const { packs } = usePage()
  if (!ref) return null
  const schema = { type, ref }
  const isRepeated = node.trail.split('/').filter((step) => step === ref.name).length > 3
  const contains = (wanted: string) =>
    !isRepeated && containsAnchorWithRef(schema, wanted, node.base, node.anchor, packs.named)
  return <Nested schema={schema} {...node} contains={contains} />
}

/** A part of a node that has a description instead of a name. */
function Part({ name, schema, ...node }: NodeProps & { name: ReactNode }) {
  return (
    <div className="ref-property">
      <div className="ref-field">
        <span className="ref-part">{name}</span>
        <TypeAndFlags schema={schema} />
      </div>
      <Facts schema={schema} anchor={node.trail} />
      {hasInside(schema) && (
        <Nested schema={schema} {...node} contains={(wanted) => containsAnchor(schema, wanted, node.base)} />
      )}
    </div>
  )
}

/** A named schema: loaded when expanded, since it may be recursive. */
function Named({ name, pack, anchor, trail }: { name: string; pack: number; anchor: string; trail: string }) {
  const { packs } = usePage()
  const loaded = usePacks(packs, [pack])
  if (loaded.is === 'waiting') return <SkeletonLines label={name} />
  if (loaded.is === 'failed') return <Failed what={name} onRetry={loaded.retry} />
  const schema = loaded.packs[0]?.schemas[name]
  if (!schema) return null
  return (
    <>
      <Facts schema={schema} anchor={`${trail}/${name}`} />
      <Inside schema={schema} anchor={anchor} trail={`${trail}/${name}`} base={anchor} />
    </>
  )
}

interface AlternativesProps {
  choice: Choice
  anchor: string
  trail: string
  base?: string | undefined
  /** Renders the selected alternative. */
  inside: (schema: Schema, option: number) => ReactNode
}

/** Alternatives of a schema: a select with the selected one below. In print, all of them. */
function Alternatives({ choice, anchor, trail, base, inside }: AlternativesProps) {
  const { options, kind, discriminator } = choice
  const visit = use(VisitContext)
  const { packs } = usePage()
  const linked = optionWithAnchor(choice, visit.anchor, base, anchor, packs.named)
  const [kept, choose] = useChoice(`${trail}#${kind}`, '0', linked === undefined ? undefined : String(linked))
  const isPrinting = use(PrintContext)
  // A live reload may bring fewer alternatives.
  const chosen = options[Number(kept)] ? kept : '0'
  const shown = isPrinting ? options : options.slice(Number(chosen), Number(chosen) + 1)
  const words = options.map(({ label, value }, index) => ({
    value: String(index),
    label: value && value !== label ? `${label} (${value})` : label,
  }))
  return (
    <div className="ref-choice">
      <div className="ref-choice-head">
        <Select
          shown
          label={kind === 'one of' ? 'One of' : 'Any of'}
          value={chosen}
          options={words}
          onChange={choose}
        />
        {discriminator && (
          <span className="ref-note">
            <code>{discriminator}</code> tells which
          </span>
        )}
      </div>
      {shown.map(({ label, value, schema }) => (
        <div key={label} className="ref-option">
          {isPrinting && <p className="ref-part">{label}</p>}
          {discriminator && value && (
            <p className="ref-note">
              <code>{discriminator}</code> is <code>{value}</code>
            </p>
          )}
          <Facts schema={schema} anchor={`${trail}/${label}`} />
          {inside(
            schema,
            options.findIndex((option) => option.schema === schema),
          )}
        </div>
      ))}
    </div>
  )
}
