import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './children.ts'
import { packed, problemsOf, publishedPackages } from './publish/tarballs.ts'
import { table } from './table.ts'

/** `npm run pack`: writes the tarballs, as they would be published, to `.cache/packed`. */
const folder = join(root, '.cache/packed')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const tarballs = await packed(folder)
const wrong = publishedPackages().flatMap((one) =>
  problemsOf(one, tarballs.find(({ name }) => name === one.name)?.files ?? []),
)
console.log(
  table(
    tarballs.map(({ name, version, files, size, filename }) => ({
      package: name,
      version,
      files: String(files.length),
      kB: (size / 1000).toFixed(0),
      tarball: filename,
    })),
  ),
)
for (const problem of wrong) console.log(problem)
console.log(wrong.length ? `\n${wrong.length} problems` : `\nThe tarballs are in ${folder.slice(root.length)}.`)
process.exit(wrong.length ? 1 : 0)
