import type { Command } from './command.ts'

/**
 * Returns the commands that have every word in their label, group, hint or keywords. Commands whose label starts with
 * the text come first, then those with all words in the label.
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = text.trim().toLowerCase()
  const words = wanted.split(/\s+/).filter(Boolean)
  const rank = ({ label }: Command) => {
    const own = label.toLowerCase()
    if (own.startsWith(wanted)) return 0
    return words.every((word) => own.includes(word)) ? 1 : 2
  }
  return commands
    .filter(({ label, group = '', hint = '', keywords = [] }) => {
      const all = [label, group, hint, ...keywords].join('\n').toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b))
}

export type CommandGroup = { label: string | undefined; commands: Command[] }

/** Groups commands by their group, in the order in which each group first appears. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string | undefined, Command[]>()
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([label, members]) => ({ label, commands: members }))
}
