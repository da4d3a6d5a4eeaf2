#!/usr/bin/env node
import { cli } from '@millwright/decoration/cli'

process.exitCode = cli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
