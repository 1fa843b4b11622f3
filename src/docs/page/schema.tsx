import { ChevronRight } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import type { Choice, Property, Schema } from '#docs/model/product.ts'
import { isAtOrBelow, isBelow } from './anchors.ts'
import { Breakable } from './breakable.tsx'
import { FieldHead, TypeAndFlags } from './field-head.tsx'
import { Failed, SkeletonLines } from './loading-states.tsx'
import { usePacks } from './packs.ts'
import { PrintContext, useChoice, useOpen, usePage, VisitContext } from './page-context.ts'
import { Facts } from './schema-facts.tsx'
import { contentsLabel, isExpandable, isNamed } from './schema-labels.ts'
import { containsAnchor, containsAnchorWithRef, optionWithAnchor } from './schema-path.ts'
import { Select } from './select.tsx'

const maxPropertiesShown = 40

interface NodeProps {
  schema: Schema
  anchor: string
  /** Key of what the reader expands and selects. Nodes at one anchor, such as nested alternatives, have different keys. */
  stateKey: string
  /** Anchor at which a named schema was expanded: the paths of its properties are relative to it. */
  anchorPrefix?: string | undefined
}

/** A root schema: a body or a parameter. Its first level is expanded. */
export function SchemaTree({ schema, anchor }: Pick<NodeProps, 'schema' | 'anchor'>) {
  return (
    <div className="ref-schema">
      <Facts schema={schema} stateKey={anchor} />
      <SchemaContent schema={schema} anchor={anchor} stateKey={anchor} isExpanded />
    </div>
  )
}

/** What a schema consists of. `isExpanded` when the reader expanded this one. */
export function SchemaContent({
  schema,
  anchor,
  stateKey,
  anchorPrefix,
  isExpanded,
}: NodeProps & { isExpanded?: boolean }): ReactNode {
  const { properties, others, items, prefixItems, choice, not, conditions, ref } = schema
  const position = { anchor, anchorPrefix }
  const subschema = (step: string, label: ReactNode, part: Schema, key = step) => (
    <Subschema key={key} label={label} schema={part} {...position} stateKey={`${stateKey}/${step}`} />
  )
  return (
    <>
      {ref &&
        (isExpanded || anchorPrefix === undefined ? (
          <NamedSchema {...ref} anchor={anchor} stateKey={stateKey} />
        ) : (
          <CollapsedReference schema={schema} {...position} stateKey={`${stateKey}/${ref.name}`} />
        ))}
      {properties && <Properties properties={properties} {...position} stateKey={stateKey} />}
      {others?.map((other) => subschema('*', <em>{other.names}</em>, other.schema, other.names))}
      {items && <Items schema={items} {...position} stateKey={stateKey} isExpanded={isExpanded} />}
      {prefixItems?.map((item, index) => subschema(`${index}`, `Item ${index + 1}`, item))}
      {choice && <Alternatives choice={choice} {...position} stateKey={stateKey} />}
      {conditions?.map(({ label, schema: then }, index) => subschema(`condition-${index}`, label, then))}
      {schema.closed && <p className="ref-note">No other properties are allowed.</p>}
      {not && subschema('not', 'Must not match', not)}
    </>
  )
}

/** Items that are objects or choices are shown in place; of other items only facts. */
function Items({ schema, isExpanded, ...node }: NodeProps & { isExpanded?: boolean | undefined }) {
  return (
    <div className="ref-items">
      <p className="ref-note">Each item: {schema.type}</p>
      <Facts schema={schema} stateKey={`${node.stateKey}/items`} />
      <SchemaContent schema={schema} {...node} isExpanded={isExpanded} />
    </div>
  )
}

interface PropertiesProps extends Omit<NodeProps, 'schema'> {
  properties: Property[]
}

function Properties({ properties, stateKey, anchorPrefix }: PropertiesProps) {
  const anchorOf = ({ path }: Property) => (anchorPrefix === undefined ? path : `${anchorPrefix}/${path}`)
  const hidden = properties.slice(maxPropertiesShown)
  const [showsAll, toggle] = useOpen(`${stateKey}#all`, (visited) =>
    hidden.some((property) => isAtOrBelow(visited, anchorOf(property))),
  )
  const shown = showsAll ? properties : properties.slice(0, maxPropertiesShown)
  return (
    <>
      <ul className="ref-properties">
        {shown.map((property) => (
          <PropertyRow
            key={property.path}
            property={property}
            anchor={anchorOf(property)}
            anchorPrefix={anchorPrefix}
          />
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

interface PropertyRowProps {
  property: Property
  anchor: string
  anchorPrefix: string | undefined
}

function PropertyRow({ property, anchor, anchorPrefix }: PropertyRowProps) {
  const { name, required, schema } = property
  return (
    <li id={anchor} className="ref-property">
      <FieldHead name={name} anchor={anchor} schema={schema} required={required} />
      <Facts schema={schema} stateKey={anchor} />
      {isExpandable(schema) && (
        <ExpandableSchema
          schema={schema}
          anchor={anchor}
          stateKey={anchor}
          anchorPrefix={anchorPrefix}
          contains={(visited) => isBelow(visited, anchor)}
        />
      )}
    </li>
  )
}

interface ExpandableSchemaProps extends NodeProps {
  /** Whether an anchor is in the collapsed content. */
  contains: (anchor: string) => boolean
}

function ExpandableSchema({ schema, contains, ...node }: ExpandableSchemaProps) {
  const [open, toggle] = useOpen(node.stateKey, contains, isNamed(schema))
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
          <SchemaContent schema={schema} {...node} isExpanded />
        </div>
      )}
    </>
  )
}

/** A named schema in a named one at the same anchor. It may be the same one, so the reader expands it. */
function CollapsedReference({ schema: { type, ref }, ...node }: NodeProps) {
  const { packs } = usePage()
  if (!ref) return null
  const schema = { type, ref }
  const isRepeated = node.stateKey.split('/').filter((step) => step === ref.name).length > 3
  const contains = (visited: string) =>
    !isRepeated && containsAnchorWithRef(schema, visited, { ...node, lookUp: packs.named })
  return <ExpandableSchema schema={schema} {...node} contains={contains} />
}

/** A subschema that is not a property: a tuple's item, a condition, `not`. */
function Subschema({ label, schema, ...node }: NodeProps & { label: ReactNode }) {
  return (
    <div className="ref-property">
      <div className="ref-field">
        <span className="ref-part">{label}</span>
        <TypeAndFlags schema={schema} />
      </div>
      <Facts schema={schema} stateKey={node.stateKey} />
      {isExpandable(schema) && (
        <ExpandableSchema
          schema={schema}
          {...node}
          contains={(visited) => containsAnchor(schema, visited, node.anchorPrefix)}
        />
      )}
    </div>
  )
}

type NamedSchemaProps = NonNullable<Schema['ref']> & Pick<NodeProps, 'anchor' | 'stateKey'>

/** A named schema: loaded when expanded, since it may be recursive. */
function NamedSchema({ name, pack, anchor, stateKey }: NamedSchemaProps) {
  const { packs } = usePage()
  const loaded = usePacks(packs, [pack])
  if (loaded.is === 'waiting') return <SkeletonLines label={name} />
  if (loaded.is === 'failed') return <Failed what={name} onRetry={loaded.retry} />
  const schema = loaded.packs[0]?.schemas[name]
  if (!schema) return null
  return (
    <>
      <Facts schema={schema} stateKey={`${stateKey}/${name}`} />
      <SchemaContent schema={schema} anchor={anchor} stateKey={`${stateKey}/${name}`} anchorPrefix={anchor} />
    </>
  )
}

interface AlternativesProps extends Omit<NodeProps, 'schema'> {
  choice: Choice
}

/** Alternatives of a schema: a select with the selected one below. In print, all of them. */
function Alternatives({ choice, stateKey, ...position }: AlternativesProps) {
  const { options, kind, discriminator } = choice
  const visit = use(VisitContext)
  const { packs } = usePage()
  const linked = optionWithAnchor(choice, visit.anchor, { ...position, lookUp: packs.named })
  const [stored, select] = useChoice(`${stateKey}#${kind}`, '0', linked === undefined ? undefined : String(linked))
  const isPrinting = use(PrintContext)
  // A live reload may bring fewer alternatives.
  const selected = options[Number(stored)] ? stored : '0'
  const selectOptions = options.map(({ label, value }, index) => ({
    value: String(index),
    label: value && value !== label ? `${label} (${value})` : label,
  }))
  return (
    <div className="ref-choice">
      <div className="ref-choice-head">
        <Select
          labelVisible
          label={kind === 'one of' ? 'One of' : 'Any of'}
          value={selected}
          options={selectOptions}
          onChange={select}
        />
        {discriminator && (
          <span className="ref-note">
            <code>{discriminator}</code> selects the alternative
          </span>
        )}
      </div>
      {options.map(({ label, value, schema }, index) => {
        const optionKey = `${stateKey}|${index}`
        if (!isPrinting && String(index) !== selected) return null
        return (
          <div key={optionKey} className="ref-option">
            {isPrinting && <p className="ref-part">{label}</p>}
            {discriminator && value && (
              <p className="ref-note">
                <code>{discriminator}</code> is <code>{value}</code>
              </p>
            )}
            <Facts schema={schema} stateKey={optionKey} />
            <SchemaContent schema={schema} {...position} stateKey={optionKey} />
          </div>
        )
      })}
    </div>
  )
}
