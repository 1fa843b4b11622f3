import { counted } from '#domain/counts.ts'
import { DocumentError, format, type Problem } from '../read/document-error.ts'
import { buildSite, type Site } from './build-site.ts'
import { readerBundle } from './bundle.ts'
import { PreviewServer } from './preview-server.ts'
import { FileWatcher } from './watch-files.ts'

interface Watch {
  /** Reads the settings again; throws a DocumentError for mistakes in them. */
  read: () => Site
  out: string
  port: number
  /** Files that are watched besides those that the site is read from. */
  files: string[]
  print: (line: string) => void
  onWarnings: (warnings: Problem[]) => void
}

/** Builds the site, serves it, and builds it again after each change, until the returned function is called. */
export async function watchSite(options: Watch): Promise<() => void> {
  const { liveReload } = await readerBundle()
  const server = new PreviewServer({ folder: options.out, liveReload })
  await listen(server, options.port)
  const site = new WatchedSite(options, server)
  await site.build()
  options.print(`http://127.0.0.1:${options.port}${server.base} shows the site and follows the files; Ctrl+C ends`)
  return () => {
    site.close()
    server.close()
  }
}

async function listen(server: PreviewServer, port: number): Promise<void> {
  try {
    await server.listen(port)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const message = `the port ${port} is taken by another program: choose another with --port`
    throw new DocumentError({ file: 'docs:build', pointer: '', message })
  }
}

class WatchedSite {
  readonly #options: Watch
  readonly #server: PreviewServer
  readonly #watcher = new FileWatcher(() => void this.build())
  #sources: string[] = []
  #lastGood: string | null = null
  #warned = ''
  #isBuilding = false
  #isOutdated = false

  constructor(options: Watch, server: PreviewServer) {
    this.#options = options
    this.#server = server
  }

  close(): void {
    this.#watcher.close()
  }

  /** A change during a build makes another. */
  async build(): Promise<void> {
    this.#isOutdated = true
    if (this.#isBuilding) return
    this.#isBuilding = true
    while (this.#isOutdated) {
      this.#isOutdated = false
      await this.#buildOnce()
    }
    this.#isBuilding = false
  }

  async #buildOnce(): Promise<void> {
    const { read, files, print, onWarnings } = this.#options
    const named = [...files]
    const warnings: Problem[] = []
    const start = performance.now()
    try {
      const site = read()
      named.push(...filesOf(site))
      // Before the files are read, so that no change is missed.
      this.#watcher.watch([...named, ...this.#sources], false)
      const { pages, sources } = await buildSite({ ...site, onWarning: (problem) => warnings.push(problem) })
      this.#sources = sources
      // A file that another refers to may come.
      this.#watcher.watch(
        [...named, ...sources],
        warnings.some(({ rule }) => rule === 'dangling-ref'),
      )
      this.#lastGood = timeNow()
      this.#server.base = site.url ? new URL(site.url).pathname : '/'
      this.#server.announceBuild()
      if (JSON.stringify(warnings) !== this.#warned) onWarnings(warnings)
      this.#warned = JSON.stringify(warnings)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      print(`${this.#lastGood} built ${counted(pages.length, 'page')} in ${seconds} s`)
    } catch (error) {
      const problems = error instanceof DocumentError ? error.problems : []
      this.#watcher.watch([...named, ...this.#sources, ...problems.map(({ file }) => file)], true)
      const line = lineOf(error, problems)
      print(`${timeNow()} ${this.#lastGood ? `not built, the site of ${this.#lastGood} stays` : 'not built'}: ${line}`)
      this.#server.announceProblem(line)
    }
  }
}

function filesOf({ files = [], versions = [], logo, icon }: Site): string[] {
  const pictures = [logo?.light, logo?.dark, icon].filter((file) => file !== undefined)
  return [...files, ...versions.flatMap((version) => version.files), ...pictures]
}

function lineOf(error: unknown, [first, ...rest]: readonly Problem[]): string {
  if (!first) return error instanceof Error ? error.message : String(error)
  const more = rest.length > 0 ? ` (and ${counted(rest.length, 'other problem')})` : ''
  return format(first) + more
}

const timeNow = () => new Date().toTimeString().slice(0, 8)
