import { describe, expect, it } from 'vitest'
import { layers } from '../scripts/generate/layers.ts'
import { files, type Import, importsOf, isTest, isWithin, read, showImport, sources } from './support/tree.ts'

type Layer = (typeof layers)[number]

const everySource = [...sources(), ...files('src/generated/**/*.ts', 'src/**/*.gen.ts')]
const imports = everySource.flatMap(importsOf)

describe('imports point one way', () => {
  for (const layer of layers) {
    it(`${layer.paths.join(', ')} imports nothing of ${layer.closedTo.join(', ')}`, () => {
      const ofLayer = imports.filter(({ from }) => isOneOf(layer.paths, from))
      expect(ofLayer.filter((edge) => isClosed(layer, edge)).map(showImport)).toEqual([])
    })
  }

  for (const { paths, onlyPackages } of layers) {
    if (!onlyPackages) continue
    it(`${paths.join(', ')} imports no package but ${onlyPackages.join(', ') || 'none'}`, () => {
      const packages = imports.filter(
        ({ from, to }) => isOneOf(paths, from) && !isTest(from) && !/^(src|tests|scripts)\//.test(to),
      )
      expect(packages.filter(({ to }) => !isOneOf(onlyPackages, to)).map(showImport)).toEqual([])
    })
  }

  it('every file of src is in a layer', () => {
    const paths = layers.flatMap((layer) => layer.paths)
    const shipped = everySource.filter((path) => path.startsWith('src/') && !isTest(path))
    expect(shipped.length).toBeGreaterThan(1000)
    expect(shipped.filter((path) => !isOneOf(paths, path))).toEqual([])
  })

  it('every path that the table names exists', () => {
    const named = layers.flatMap(({ paths, closedTo, openTo = [] }) => [...paths, ...closedTo, ...openTo])
    const ours = [...new Set(named)].filter((path) => /^(src|scripts)\/|\.config\.ts$/.test(path))
    expect(ours.filter((path) => files(path).length === 0)).toEqual([])
  })

  it('the linter reads the table of layers', () => {
    expect(JSON.parse(read('biome.json')).extends).toEqual(['./src/generated/biome-layers.json'])
  })

  it('no feature imports another', () => {
    const feature = (path: string) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1]
    const sideways = imports.filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to))
    expect(sideways.map(showImport)).toEqual([])
  })

  it('product code does not import from tests/', () => {
    const shipped = imports.filter(({ from }) => from.startsWith('src/') && !isTest(from))
    expect(shipped.filter(({ to }) => to.startsWith('tests/')).map(showImport)).toEqual([])
  })
})

function isClosed({ closedTo, openTo = [], testsAreFree, openToTests = [] }: Layer, { from, to }: Import): boolean {
  if (!isOneOf(closedTo, to) || isOneOf(openTo, to)) return false
  // Tests may use Node's modules in every layer.
  return !isTest(from) || !(testsAreFree || to.startsWith('node:') || isOneOf(openToTests, to))
}

function isOneOf(paths: string[], path: string): boolean {
  return paths.some((prefix) => isWithin(path, prefix))
}
