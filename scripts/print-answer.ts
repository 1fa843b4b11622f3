/** Prints the answer of a command. Prints its usage if there is none, and one line if it fails; both set the exit code. */
export async function printAnswer(answer: Promise<string> | string | undefined, usage: string): Promise<void> {
  if (answer === undefined) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  await Promise.resolve(answer)
    .then((text) => console.log(text))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message.split('\n')[0] : error)
      process.exitCode = 1
    })
}
