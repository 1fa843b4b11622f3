interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** Otherwise only screen readers have it. */
  labelVisible?: boolean
}

/** A select; with a single option, its text alone. */
export function Select<T extends string>({ label, value, options, onChange, labelVisible }: SelectProps<T>) {
  if (options.length < 2) return <span className="ref-chosen">{options[0]?.label}</span>
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <label className="ref-select">
      {labelVisible && <span>{label}</span>}
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
