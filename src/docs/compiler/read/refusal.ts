/** A file that cannot be shown, in one sentence: where, what is wrong, what to do. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly file: string
  readonly pointer: string
  readonly words: string
  readonly hasLine: boolean

  constructor(file: string, pointer: string, words: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}${pointer === '' ? '' : ` ${pointer}`}: ${words}`)
    this.file = file
    this.pointer = pointer
    this.words = words
    this.hasLine = line !== undefined
  }

  at(line: number): Refusal {
    return new Refusal(this.file, this.pointer, this.words, line)
  }
}

/** For a command line: the sentence, and no trace of where in our code it was written. */
export function stopAtRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}
