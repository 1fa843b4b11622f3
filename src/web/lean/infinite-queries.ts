// For the half of React Query that loads page after page. Lists here come whole, a thousand at most.
const refuse = () => {
  throw new Error('Infinite queries are not in the build: see src/web/lean/aliases.ts')
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior }
