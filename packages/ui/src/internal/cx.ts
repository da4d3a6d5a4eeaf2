/** Joins class names and skips falsy ones. */
export function cx(...names: (string | false | undefined)[]): string {
  let all = ''
  for (const name of names) if (name) all += all ? ` ${name}` : name
  return all
}
