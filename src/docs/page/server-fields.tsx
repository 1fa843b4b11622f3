import { type Address, serverAmong, templateOf, variableValue } from '#docs/model/address.ts'
import { usePage } from './page-context.ts'
import { Select } from './select.tsx'
import { useChosenServers, useServerVariables } from './server-variables.ts'

/** The choice among servers, and the variables of the chosen one. The same name is one value in every address of a product. */
export function ServerFields({ servers }: { servers: Address[] }) {
  const { suffix } = usePage().source.product
  const [variables, setVariables] = useServerVariables(suffix)
  const [chosen, choose] = useChosenServers(suffix)
  const server = serverAmong(servers, chosen)
  if (!server) return null
  const addresses = [...new Set(servers.map(templateOf))]
  const others = chosen.filter((each) => !addresses.includes(each))
  return (
    <fieldset className="ref-server-fields">
      <legend className="ref-hidden">Server of the calls</legend>
      {addresses.length > 1 && (
        <Select
          label="Server"
          labelVisible
          value={templateOf(server)}
          options={addresses.map((each) => ({ value: each, label: each }))}
          onChange={(address) => choose([...others, address])}
        />
      )}
      {server.fields?.map((field) => {
        const { name, value, values } = field
        const onChange = (text: string) => setVariables({ ...variables, [name]: text })
        return values ? (
          <Select
            key={name}
            label={name}
            labelVisible
            value={variableValue(field, variables)}
            options={values.map((each) => ({ value: each, label: each }))}
            onChange={onChange}
          />
        ) : (
          <label key={name} className="ref-select">
            <span>{name}</span>
            <input
              value={variables[name] ?? value}
              placeholder={value}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => onChange(target.value)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
