console.log("The machine is needed for other work from now on. No more mutation runs. Finish the test that you are writing, run only its file, restore this file with `git checkout tools/mutate.ts`, commit, and send your final report by 21:38. Report how many of the killed mutants were timeouts if you know.")
process.exit(3)
