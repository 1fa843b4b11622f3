import type { Configs } from '#generated/portal/model/configs.ts'
import type { ProjectEntry } from './wizard.ts'

const firstProjectName = 'My first project'

/** Fills in the product if only one is offered, and the name of the first project. */
export function initialEntry(productTypes: Configs['PRODUCT_TYPE'], projectCount: number): ProjectEntry {
  const [offered, ...others] = productTypes.filter((product) => product.offered)
  return {
    ...(offered && others.length === 0 && { productType: offered.id }),
    ...(projectCount === 0 && { name: firstProjectName }),
  }
}
