// Makes someone an admin.
import { makeAdmin } from "../server/make-admin.ts";

await makeAdmin(process.argv[2]);
