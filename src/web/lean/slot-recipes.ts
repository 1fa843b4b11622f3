// For Chakra's recipes of components with several parts. Ours style each part by itself.
export const createSlotRecipeFn = () => () => {
  throw new Error('Slot recipes are not in the build: see src/web/lean/aliases.ts')
}
