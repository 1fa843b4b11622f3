// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Whitelisted IPs",
  "description": "Addresses as a person types them; IpAddresses holds the rules of each.",
  "additionalProperties": false,
  "required": [
    "ipAddresses"
  ],
  "properties": {
    "ipAddresses": {
      "type": "string",
      "title": "IP addresses",
      "description": "Separate several addresses by commas or spaces.",
      "minLength": 1,
      "maxLength": 2000,
      "x-messages": {
        "required": "Required.",
        "minLength": "Required.",
        "maxLength": "Maximum of 50 IPs are allowed."
      }
    }
  }
}

export const validators = {}
validators["-78e51b36"] = validate20;
const schema31 = {"type":"object","title":"Whitelisted IPs","description":"Addresses as a person types them; IpAddresses holds the rules of each.","additionalProperties":false,"required":["ipAddresses"],"properties":{"ipAddresses":{"type":"string","title":"IP addresses","description":"Separate several addresses by commas or spaces.","minLength":1,"maxLength":2000,"x-messages":{"required":"Required.","minLength":"Required.","maxLength":"Maximum of 50 IPs are allowed."}}},"$id":"-78e51b36"};
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-78e51b36" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ipAddresses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAddresses"},message:"must have required property '"+"ipAddresses"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ipAddresses")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ipAddresses !== undefined){
let data0 = data.ipAddresses;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.ipAddresses,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.ipAddresses,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.ipAddresses.type,parentSchema:schema31.properties.ipAddresses,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
