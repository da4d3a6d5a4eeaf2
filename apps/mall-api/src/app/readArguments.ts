import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Options }>
>['values']

/**
 * Reads the arguments of a command. `read` returns the arguments in the form that the command needs, or throws an error
 * about a wrong argument. With `--help` the process prints the usage and exits. With wrong arguments the process prints
 * the error and the usage, and exits with code 2.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig, Read>(
  usage: string,
  options: Options,
  read: (values: Values<Options>, names: string[]) => Read,
): Read {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    return read(values, positionals)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

/** Returns the positional arguments. Throws if there are more or fewer than `count`. */
export function named(names: readonly string[], count: number): string[] {
  if (names.length < count) throw new TypeError('An argument is missing.')
  const more = names.slice(count)
  if (more.length) throw new TypeError(`The command has no use for ${more.join(' ')}.`)
  return [...names]
}
