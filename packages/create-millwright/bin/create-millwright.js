#!/usr/bin/env node
import { cli } from 'create-millwright/cli'

process.exitCode = await cli(process.argv.slice(2))
