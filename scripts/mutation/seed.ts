// Random tests draw the same for each mutant, so that it is killed or survives the same way each time.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
