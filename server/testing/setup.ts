// Test files share their process. This constant has to be made before the first listener, as in production: the listener puts
// a Response of its own in the place of Node's, and a constant made of that would be sent again.
export { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
