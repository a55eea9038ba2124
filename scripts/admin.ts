// Makes someone an admin.
import { makeAdmin } from "../server/admin/people/make-admin.ts";

await makeAdmin(process.argv[2]);
