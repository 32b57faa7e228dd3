// Before the first module: zod would try whether it may make functions of text, which the content policy reports.
globalThis.__zod_globalConfig = { jitless: true };
